/**
 * How the scripts of the portal are split, on the web and in the desktop app: each screen has a file, and what three or more
 * share is in one. Without this the bundler makes a file for each set of screens that share a module: the first look at the
 * testimonials asks for 112 files instead of 21, and is a quarter heavier, as each file is compressed by itself.
 */
export const portalChunks = { groups: [{ name: 'shared', minShareCount: 3 }] };
