import { onTestFinished, vi } from 'vitest';

/** Catches the files that screens hand to the browser to be saved, in order, until the test is over. */
export const catchDownloads = (): Blob[] => {
  const files: Blob[] = [];
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:file';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  onTestFinished(() => {
    create.mockRestore();
    click.mockRestore();
  });
  return files;
};
