export const root: string;
export const installStamp: string;
export const buildStamp: string;

export function listFiles(paths: readonly string[]): string[];
export function listWorkspaces(): string[];
export function hashInstall(): string;
export function hashBuild(): string;
export function readStamp(file: string): string;
