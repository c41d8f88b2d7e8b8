import manifest from '../../package.json';

// Written in by the build; absent when the sources run directly.
declare const __BUILD_HASH__: string | undefined;

/** The version of the product, the same in server and web (decisions section 5). */
export const version: string = manifest.version;

/** A mark of the sources that this server was built from. */
export const build: string = typeof __BUILD_HASH__ === 'string' ? __BUILD_HASH__ : 'source';
