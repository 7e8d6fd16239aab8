interface Props {
  text: { readonly text: string; readonly reference: string };
  digest: string | undefined;
}

/** What failed, and the number the shop finds it under. */
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
