/** What each benchmark measures, by its name: files and folders from the root. */
export const subjects: Readonly<Record<string, readonly string[]>>;
