/**
 * How the scripts of the portal are split, on the web and in the desktop app: each screen has a file, and what three or more
 * share is in one. Without this the bundler makes a file for each set of screens that share a module: the first screen asks
 * for a hundred files, most of them smaller than their request, and is a quarter heavier, as each is compressed by itself.
 */
export const portalChunks = { groups: [{ name: 'shared', minShareCount: 3 }] };
