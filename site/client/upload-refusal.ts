import { IMAGE_SIZE_MESSAGE, IMAGE_TYPE_MESSAGE } from '#contract/testimonials.ts';
import { uploadProblem } from './upload-rules.ts';

const messages = { type: IMAGE_TYPE_MESSAGE, size: IMAGE_SIZE_MESSAGE } as const;

/** Why a chosen file cannot be a picture of the portal, in a sentence; empty when nothing speaks against it. */
export const uploadRefusal = (file: File): string => {
  const problem = uploadProblem(file);
  return problem ? messages[problem] : '';
};
