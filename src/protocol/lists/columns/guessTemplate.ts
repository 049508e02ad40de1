import { areFound, findColumns, holdsAddress } from "../mend/header";

/** Returns the best of the templates whose every column a header names: the one with the most columns. */
export function guessTemplate<Template extends { readonly columns: readonly string[] }>(
  header: string,
  templates: readonly Template[],
): Template | undefined {
  const names = header.split(/[,;\t|]/u).map((name) => name.trim().replace(/^["\uFEFF]+|"$/gu, ""));
  if (names.length < 2 || holdsAddress(names)) return undefined;
  const fitting = templates.filter(({ columns }) => areFound(findColumns(names, columns)));
  return fitting.reduce<Template | undefined>(
    (best, template) => (best && best.columns.length >= template.columns.length ? best : template),
    undefined,
  );
}
