import { photoFile } from '../browser/support/typed.ts';
import { paste, writingField, writingTool } from '../browser/support/writing-field.ts';
import { expect, signIn, test } from './support/fixtures.ts';
import { clickMenu } from './support/native-calls.ts';

const TITLE = 'The van that never turns left';

test('a post is written in the field that needs no Markdown, with a pasted picture, saved, and read back as it was', {
  tag: '@all',
}, async ({ desktop }) => {
  const { app, page } = await desktop.start();
  await signIn(page);
  await page.getByRole('link', { name: 'Blogs' }).first().click();
  await page.getByRole('link', { name: 'New post' }).first().click();
  await page.getByRole('textbox', { name: 'Title' }).fill(TITLE);
  const field = writingField(page);
  await field.click();
  await page.keyboard.type('Declan drives our ');
  await writingTool(page, 'Bold').click();
  await page.keyboard.type('green van');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('## What fits');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- pianos');
  await page.keyboard.press('Enter');
  await page.keyboard.type('prams');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await paste(page, { file: (await photoFile('van.jpg', '#1b5a51')).buffer });
  const asked = page.getByRole('dialog', { name: 'What does this picture show?' });
  await asked.getByLabel('Alternative text').fill('A green van');
  await asked.getByRole('button', { name: 'Put it in' }).click();
  const picture = field.getByRole('img', { name: 'A green van' });
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Draft · saved/)).toBeVisible();

  await clickMenu(app, 'go:/admin/blogs');
  await page.getByRole('link', { name: TITLE }).first().click();
  await clickMenu(app, 'reload');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(TITLE);
  await expect(field.locator('strong')).toHaveText('green van');
  await expect(field.getByRole('heading', { name: 'What fits' })).toBeVisible();
  await expect(field.getByRole('listitem')).toHaveText(['pianos', 'prams']);
  await expect.poll(width).toBeGreaterThan(0);
  await writingTool(page, 'Write Markdown').click();
  await expect(page.getByRole('textbox', { name: 'Text, in Markdown' })).toHaveValue(
    /^Declan drives our \*\*green van\*\*\.\n\n## What fits\n\n- pianos\n- prams\n\n!\[A green van\]\(\S+\)\n*$/,
  );
});
