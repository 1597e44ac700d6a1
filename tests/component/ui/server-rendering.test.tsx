import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AlertProvider } from '#site/ui/Alert.tsx';
import { Avatar } from '#site/ui/Avatar.tsx';
import { Badge } from '#site/ui/Badge.tsx';
import { ButtonLink } from '#site/ui/Button.tsx';
import { EmptyState } from '#site/ui/EmptyState.tsx';
import { Field } from '#site/ui/Field.tsx';
import { HeroPicture, type HeroScene } from '#site/ui/Illustration.tsx';
import { illustrationNames } from '#site/ui/illustration-names.ts';
import { illustrationSize } from '#site/ui/illustration-sizes.ts';
import { illustrationUrl } from '#site/ui/illustration-url.ts';
import { Notice } from '#site/ui/Notice.tsx';
import { Picture } from '#site/ui/Picture.tsx';
import { Progress } from '#site/ui/Progress.tsx';
import { Skeleton } from '#site/ui/Skeleton.tsx';

const scenes: HeroScene[] = [
  'home',
  'about',
  'shops',
  'transport',
  'testimonials',
  'donate',
  'contact',
  'counselling',
  'shopping',
  'giving',
];

test('everything renders on the server without a style attribute, which the content policy would refuse', () => {
  const html = renderToString(
    <AlertProvider>
      {scenes.map((scene) => (
        <HeroPicture key={scene} scene={scene} />
      ))}
      <ButtonLink href="/support">Support Us</ButtonLink>
      <Progress label="Donation form" step={2} steps={['Your details', 'Your items', 'Pickup']} />
      <Field label="Name" error="Name is required" />
      <Notice title="Saved" tone="ok" />
      <EmptyState art="empty-box">Nothing here.</EmptyState>
      <Skeleton label="Loading" shape="note" />
      <Badge tone="wait">Pending</Badge>
      <Avatar name="Caroline and Joe" />
    </AlertProvider>,
  );
  expect(html).not.toContain('style=');
  expect(html).toContain('aria-valuenow="67"');
});

test('every drawing has the size that its file says, and a URL that names it', async () => {
  const sizeAt = async (url: string) => {
    const [, file = '', view] = /\/illustrations\/([\w-]+\.svg)(?:\?[^#]*)?(?:#(\w+))?$/.exec(url) ?? [];
    const svg = await readFile(resolve(import.meta.dirname, '../../../site/illustrations', file), 'utf8');
    const shown = view ? svg.slice(svg.indexOf(`<view id="${view}"`)) : svg;
    return /viewBox="0 \d+ (\d+) (\d+)"/.exec(shown)?.slice(1).map(Number);
  };
  for (const name of illustrationNames)
    expect(await sizeAt(illustrationUrl(name)), name).toEqual([...illustrationSize(name)]);
  const urls = illustrationNames.map((name) => illustrationUrl(name));
  expect(new Set(urls).size).toBe(illustrationNames.length);
  expect(illustrationNames.filter((name, at) => !urls[at]?.includes(name.replace(/^category-/, '#')))).toEqual([]);
  expect(illustrationNames.length).toBeGreaterThan(40);
});

test('every scene has a crop for phones and for tablets', async () => {
  const files = await readdir(resolve(import.meta.dirname, '../../../site/illustrations'));
  const crops = scenes.flatMap((scene) => [`hero-${scene}-mobile.svg`, `hero-${scene}-tablet.svg`]);
  expect(crops.filter((crop) => !files.includes(crop))).toEqual([]);
});

test('an uploaded picture reserves its room and offers its copies', () => {
  const html = renderToString(<Picture src={`/api/media/${'a'.repeat(22)}/1000x500.webp`} alt="A lamp" sizes="50vw" />);
  expect(html).toContain('width="1000" height="500"');
  expect(html).toMatch(/srcSet="[^"]*400x200\.webp 400w, [^"]*800x400\.webp 800w, [^"]*1000x500\.webp 1000w"/);
  expect(html).toContain('loading="lazy"');
});

test('a picture from elsewhere is shown as it is', () => {
  const html = renderToString(<Picture src="/old/picture.jpg" alt="A lamp" first />);
  expect(html).not.toMatch(/srcSet|sizes|width|loading/);
  expect(html).toContain('fetchPriority="high"');
});
