import { lazyPart } from '../ui/LazyPart.tsx';

/** What whoever edits pages has of a text and of a picture; visitors load nothing of it. */
export const staffText = lazyPart(async () => (await import('./StaffText.tsx')).StaffText);
export const staffImage = lazyPart(async () => (await import('./StaffImage.tsx')).StaffImage);
