// A tool can be deleted: its folder, its lines in the lists of `src/tools`, its components on pages, and tests that name it.
// Nothing else of the project uses it.

/** Checks whether a file is a list of tools, with one line per tool. */
export const isList = (file: string): boolean => /^src\/tools\/[^/]+\.ts$/u.test(file);

/** Checks whether a file is a test, or data of one. */
export const isTest = (file: string): boolean => /^tests\/|\.(?:test|spec)\.tsx?$|\/fixtures\//u.test(file);

/** Checks whether a file is a page, on which a component can be taken out. */
export const isPage = (file: string): boolean => /^src\/pages\/.*\.tsx$/u.test(file);
