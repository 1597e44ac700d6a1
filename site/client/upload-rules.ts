import { UPLOAD_MAX_BYTES, UPLOAD_TYPES } from '#contract/pictures.ts';

/** What a file input offers to choose. */
export const UPLOAD_ACCEPT = [...UPLOAD_TYPES, '.jpg', '.jpeg', '.png', '.webp'].join(',');

const types: readonly string[] = [...UPLOAD_TYPES, 'image/jpg'];

/** What is wrong with a chosen file before its bytes are looked at: its type, or that it is not under 5MB. */
export const uploadProblem = (file: File): 'type' | 'size' | null => {
  const known = file.type ? types.includes(file.type) : /\.(jpe?g|png|webp)$/i.test(file.name);
  if (!known) return 'type';
  return file.size >= UPLOAD_MAX_BYTES ? 'size' : null;
};
