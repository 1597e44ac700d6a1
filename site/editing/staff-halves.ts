import { lazyPart } from '../ui/LazyPart.tsx';

/** Loaded only for people who edit pages; visitors load nothing of it. */
export const staffText = lazyPart(async () => (await import('./StaffText.tsx')).StaffText);
export const staffImage = lazyPart(async () => (await import('./StaffImage.tsx')).StaffImage);
