import { vi } from 'vitest';

/** A file that was handed to the browser to be saved. */
interface Download {
  name: string;
  content: Blob;
}

/** Catches the files that screens hand to the browser to be saved, in order, until the test is over; pictures get an address, too. */
export const catchDownloads = (): Download[] => {
  const files: Download[] = [];
  let latest = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    latest = content as Blob;
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, content: latest });
  });
  return files;
};
