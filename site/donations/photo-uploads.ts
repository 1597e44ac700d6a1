/** `share` is 0 to 1. */
export interface PhotoUpload {
  photo: File;
  /** `preparing`: it has arrived, and the server still works on it; `refused`: it will never be taken. */
  status: 'waiting' | 'sending' | 'arrived' | 'preparing' | 'failed' | 'refused';
  share: number;
  reason?: string;
}

export type PhotoUploads = readonly PhotoUpload[];

export const waiting = (photos: readonly File[]): PhotoUploads =>
  photos.map((photo) => ({ photo, status: 'waiting', share: 0 }));

export const withUpload = (uploads: PhotoUploads, photo: File, change: Partial<PhotoUpload>): PhotoUploads =>
  uploads.map((upload) => (upload.photo === photo ? { ...upload, ...change } : upload));

export const without = (uploads: PhotoUploads, photo: File): PhotoUploads =>
  uploads.filter((upload) => upload.photo !== photo);

export const refused = (uploads: PhotoUploads): PhotoUploads => uploads.filter(({ status }) => status === 'refused');

export const failed = (uploads: PhotoUploads): PhotoUploads => uploads.filter(({ status }) => status === 'failed');

export const preparing = (uploads: PhotoUploads): number =>
  uploads.filter(({ status }) => status === 'preparing').length;

export const underWay = (uploads: PhotoUploads): boolean =>
  uploads.some(({ status }) => status === 'waiting' || status === 'sending');
