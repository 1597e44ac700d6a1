/** Loaded from node_modules, as they have native parts; everything else is bundled. */
export const serverExternals = ['sharp', '@node-rs/argon2'];
