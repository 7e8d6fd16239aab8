/** WOFF2 of one glyph for all Japanese letters, see src/styles/faces/README.md. */
const face =
  "d09GMgABAAAAAAFEAAoAAAAAArgAAAD9AAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAABmAAcAocNwE2AiQDBgsGAAQgBXIHIBsYAmCO0x3zZRQClY2gfu2tZ98GQUVFKEDF5YEtABsZFxkj813InhGncl8e8Tai7m41W54WYMTv2AUhJxhoBIm8ziY4HbjJ4o0UmMl19ZdSKsetCrnSsTfpieItnRSQTtwAADpBSGpRrwFsAKroCXrGEPRM0FMg6P3I5COCKdwXCH7hd4AiKFbQ99wbAmQgRxisBOQbkW9HnYexG50DgeDd3evLTcPfqlMqw4cuM2SUYjzriRKSDATTZ7ktJRAAA5HKREkgk9NkdCs3JEBoQIBMlQZJ5DVCh/ZQMo26llYPlkr8oXOcnNotWXVg3bFLWKeZXAU3zdm07XJ+JhEA";

/**
 * Runs before a Japanese page is painted. Where system fonts have no Japanese letters, which are all as wide as they
 * are high, a placeholder font reserves their space until they are loaded: a layout with narrower boxes would shift.
 * It is inlined as bytes, since a font with a URL is loaded too late.
 */
export const japanesePlaces = `(function(d){
var x=d.createElement("canvas").getContext("2d");
x.font="10px sans-serif";
if(x.measureText("\\u3042\\u6c38").width>=20)return;
d.fonts.add(new FontFace("Place Names",Uint8Array.from(atob("${face}"),function(c){return c.charCodeAt(0)})))
})(document)`;
