"use client";
import {
  Button,
  ConfirmationModal,
  toast,
  useDocumentInfo,
  useForm,
  useLocale,
  useModal,
  useTranslation,
} from "@payloadcms/ui";
import type { FormState } from "payload";
import * as v from "valibot";

const answer = v.union([
  v.object({
    doc: v.custom<FormState>((doc) => typeof doc === "object" && doc !== null),
    message: v.string(),
  }),
  v.object({ errors: v.tupleWithRest([v.object({ message: v.string() })], v.unknown()) }),
]);

const modal = "revert-to-published";

/** The published status of a document, and the button to discard its draft. */
export function DocumentStatus() {
  const { t } = useTranslation();
  const { docPermissions, hasPublishedDoc, isTrashed, unpublishedVersionCount } = useDocumentInfo();
  const { toggleModal } = useModal();
  const revert = useRevert();
  const isChanged = hasPublishedDoc && unpublishedVersionCount > 0;
  const status = isChanged ? "changed" : hasPublishedDoc ? "published" : "draft";
  return (
    <div className="status" title={`${t("version:status")}: ${t(`version:${status}`)}`}>
      <div className="status__value-wrap">
        <span className="status__label">{t("version:status")}: </span>
        <span className="status__value">{t(`version:${status}`)}</span>
        {isChanged && docPermissions?.update && !isTrashed && (
          <>
            {" — "}
            <Button
              buttonStyle="none"
              className="status__action"
              id="action-revert-to-published"
              onClick={() => toggleModal(modal)}
            >
              {t("version:revertToPublished")}
            </Button>
            <ConfirmationModal
              body={t("version:aboutToRevertToPublished")}
              confirmingLabel={t("version:reverting")}
              heading={t("version:confirmRevertToSaved")}
              modalSlug={modal}
              onConfirm={revert}
            />
          </>
        )}
      </div>
    </div>
  );
}

/**
 * Discards the draft. The CMS's own button saves the published texts of one language, and publishes the draft's texts
 * in the others.
 */
function useRevert() {
  const { t } = useTranslation();
  const { code } = useLocale();
  const { reset } = useForm();
  const {
    collectionSlug,
    globalSlug,
    id,
    incrementVersionCount,
    setMostRecentVersionIsAutosaved,
    setUnpublishedVersionCount,
  } = useDocumentInfo();
  return async () => {
    const path = globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id}`;
    const query = `locale=${code}&fallback-locale=null`;
    const said = await fetch(`/api/${path}/revert?${query}`, { method: "POST" })
      .then((response): Promise<unknown> => response.json())
      .catch(() => null);
    const read = v.safeParse(answer, said);
    if (!read.success || "errors" in read.output) {
      toast.error(
        read.success && "errors" in read.output
          ? read.output.errors[0].message
          : t("error:revertingDocument"),
      );
      return;
    }
    await reset(read.output.doc);
    toast.success(read.output.message);
    incrementVersionCount();
    setMostRecentVersionIsAutosaved(false);
    setUnpublishedVersionCount(0);
  };
}
