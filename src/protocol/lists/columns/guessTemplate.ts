import { areFound, findColumns, holdsAddress } from "../mend/header";

interface Columns {
  readonly columns: readonly string[];
}

/** Returns the best of the templates whose every column a header names: the one with the most columns. */
export function guessTemplate<Template extends Columns>(
  header: string,
  templates: readonly Template[],
): Template | undefined {
  const names = header.split(/[,;\t|]/u).map((name) => name.trim().replace(/^["\uFEFF]+|"$/gu, ""));
  return findFittingTemplate(names, templates);
}

/** Returns the best of the templates for the names of columns, as {@link guessTemplate} does. */
export function findFittingTemplate<Template extends Columns>(
  names: readonly string[],
  templates: readonly Template[],
): Template | undefined {
  if (names.length < 2 || holdsAddress(names)) return undefined;
  const fitting = templates.filter(({ columns }) => areFound(findColumns(names, columns)));
  return fitting.reduce<Template | undefined>(
    (best, template) => (best && best.columns.length >= template.columns.length ? best : template),
    undefined,
  );
}
