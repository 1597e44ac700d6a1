import type { Page } from '@playwright/test';

/** The field in which a post is written as it will look. */
export const writingField = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });

/** A button of its tools. */
export const writingTool = (page: Page, name: string) =>
  page.getByRole('toolbar').getByRole('button', { name, exact: true });

/** What lies in the clipboard comes into the text, as by Ctrl V. */
export const paste = async (page: Page, { html = '', file }: { html?: string; file?: Buffer }): Promise<void> => {
  const bytes = file ? file.toString('base64') : '';
  await writingField(page).evaluate(
    (field, content) => {
      const data = new DataTransfer();
      if (content.html) data.setData('text/html', content.html);
      const binary = Uint8Array.from(atob(content.bytes), (letter) => letter.charCodeAt(0));
      if (binary.length > 0) data.items.add(new File([binary], 'van.jpg', { type: 'image/jpeg' }));
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    },
    { html, bytes },
  );
};
