import type { IllustrationName } from './illustration-names.ts';
import { illustrationSize } from './illustration-sizes.ts';
import { illustrationUrl } from './illustration-url.ts';

type IllustrationProps = {
  name: IllustrationName;
  alt?: string;
  className?: string;
  first?: boolean;
};

export const Illustration = ({ name, alt = '', className, first = false }: IllustrationProps) => {
  const [width, height] = illustrationSize(name);
  return (
    <img
      className={className}
      src={illustrationUrl(name)}
      alt={alt}
      width={width}
      height={height}
      loading={first ? undefined : 'lazy'}
      decoding="async"
    />
  );
};

export type HeroScene =
  | 'home'
  | 'about'
  | 'shops'
  | 'transport'
  | 'testimonials'
  | 'donate'
  | 'contact'
  | 'counselling'
  | 'shopping'
  | 'giving';

export const HeroPicture = ({ scene }: { scene: HeroScene }) => {
  const [width, height] = illustrationSize(`hero-${scene}`);
  return (
    <picture>
      <source media="(max-width: 43.99rem)" srcSet={illustrationUrl(`hero-${scene}-mobile`)} />
      <source media="(max-width: 73.99rem)" srcSet={illustrationUrl(`hero-${scene}-tablet`)} />
      <img src={illustrationUrl(`hero-${scene}`)} alt="" width={width} height={height} fetchPriority="high" />
    </picture>
  );
};
