import type { FileField } from '../calls/call.ts';
import { forms } from '../words/forms.ts';
import { sentence } from '../words/message.ts';

export const IMAGE_TYPE_MESSAGE = sentence(forms.imageType);
export const IMAGE_SIZE_MESSAGE = sentence(forms.imageSize);
export const ONE_IMAGE_MESSAGE = sentence(forms.oneImage);

export const oneImage: FileField = { max: 1, countMessage: ONE_IMAGE_MESSAGE, sizeMessage: IMAGE_SIZE_MESSAGE };
