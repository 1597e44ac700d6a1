import { type FirstWords, type ImagePlace, type TextPlace, type TextWords, text } from './place.ts';

export const titled = <Key extends string>(key: Key, name: string, title: string, says: FirstWords) =>
  ({
    [`${key}-title`]: text('heading', `${name}, the title`, title),
    [`${key}-text`]: text('paragraph', name, says),
  }) as Record<`${Key}-title` | `${Key}-text`, TextWords>;

type Titled<Key extends string> = { texts: Readonly<Record<`${Key}-title` | `${Key}-text`, TextPlace>> };

export const titledAt = <Key extends string>({ texts }: Titled<NoInfer<Key>>, key: Key) => ({
  title: texts[`${key}-title`],
  says: texts[`${key}-text`],
});

export const cardAt = <Key extends string>(
  places: Titled<NoInfer<Key>> & { images: Readonly<Record<NoInfer<Key>, ImagePlace>> },
  key: Key,
) => ({ ...titledAt(places, key), picture: places.images[key] });
