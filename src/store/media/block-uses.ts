/** JSON paths of the references in blocks; `tests/integration/admin-config.test.ts` compares them with the fields. */
const references = {
  picture: "$.** ? (@.picture == $id)",
  watch: "$.** ? (@.watch == $id || @.watches[*] == $id)",
} as const;

/** SQL: documents with a block that refers to the document with the id $1. Of versions only the newest count. */
export function blockUses(kind: keyof typeof references): string {
  const refers = (column: string) =>
    `jsonb_path_exists(${column}, '${references[kind]}', jsonb_build_object('id', $1::int))`;
  return `
    select 'pages' as "table", id, false as "isDraft" from pages where ${refers("blocks")}
    union all select 'pages', parent_id, true from _pages_v where latest and ${refers("version_blocks")}
    union all select 'newsletters', id, false from newsletters where ${refers("blocks")}`;
}
