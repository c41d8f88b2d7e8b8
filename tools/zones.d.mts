export type ImportTarget = { path: string; package?: never } | { package: string; path?: never };

export function resolveImport(file: string, specifier: string): ImportTarget;
export function findImportFault(file: string, specifier: string): string | undefined;
export function findPlaceFault(file: string): string | undefined;
