/** Builds the server once more with a module of ours that runs before it; answers the program's path. */
export declare function buildVariant(name: string, module: string): Promise<string>;
