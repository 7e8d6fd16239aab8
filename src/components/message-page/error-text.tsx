interface Props {
  text: { readonly text: string; readonly reference: string };
  digest: string | undefined;
}

/** The failure, and its id in the shop's log. */
export function ErrorText({ text, digest }: Props) {
  return (
    <>
      {text.text}
      {digest && (
        <>
          <br />
          {text.reference} <b data-type="data">{digest}</b>
        </>
      )}
    </>
  );
}
