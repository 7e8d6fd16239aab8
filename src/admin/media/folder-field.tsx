import type { TextFieldServerProps } from "payload";
import { shopOf } from "@/src/server/runtime/shop-of";
import { FolderInput } from "./folder-input";

/** The folder of a picture, with the existing ones as suggestions. */
export async function FolderField({ path, clientField, payload, readOnly }: TextFieldServerProps) {
  const folders = await shopOf(payload).store.media.listFolders();
  return (
    <FolderInput
      path={path}
      folders={folders.map(({ name }) => name)}
      readOnly={readOnly ?? false}
      label={clientField.label}
      description={clientField.admin?.description}
    />
  );
}
