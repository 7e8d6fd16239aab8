declare module "*.woff2" {
  /** Its address in the build. */
  const address: string;
  export default address;
}
