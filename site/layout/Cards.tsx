import type { ImagePlace } from '#contract/places/place.ts';
import type { Message } from '#contract/words/message.ts';
import { pages } from '#contract/words/pages.ts';
import { EditableIllustration } from '../editing/EditableIllustration.tsx';
import { PageText, type TextSource } from '../editing/PageText.tsx';
import { T } from '../language/T.tsx';
import { pageAddress, t } from '../language/t.ts';
import { ButtonLink, type ButtonVariant } from '../ui/Button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/Icon.tsx';
import type { IllustrationName } from '../ui/illustration-names.ts';

type ArtProps = {
  art: IllustrationName;
  artClass?: string;
  picture?: ImagePlace;
};

type CardProps = ArtProps & {
  title: TextSource;
  says: TextSource;
  href: string;
  label: Message;
};

export const CardArt = ({ art, artClass, picture }: ArtProps) => (
  <div className="card__art">
    <EditableIllustration of={picture} name={art} className={artClass} sizes="(min-width: 44rem) 26rem, 90vw" />
  </div>
);

export const LinkCard = ({
  title,
  says,
  href,
  label,
  wide,
  about,
  ...art
}: CardProps & { wide?: boolean; about?: Message }) => (
  <article className={classNames('card card--link', wide && 'card--wide')}>
    <CardArt {...art} />
    <div className="card__body">
      <PageText of={title} as="h3" />
      <PageText of={says} as="p" />
      <a className="more" href={pageAddress(href)}>
        <span>
          <T of={label} />
          {about && ' '}
          {about && <T className="sr" of={pages.aboutTopic} values={{ topic: t(about) }} />}
        </span>
        <Icon name="arrow-right" />
      </a>
    </div>
  </article>
);

export const ActionCard = ({ title, says, href, label, variant, ...art }: CardProps & { variant?: ButtonVariant }) => (
  <article className="card">
    <CardArt {...art} />
    <div className="card__body">
      <PageText of={title} as="h3" />
      <PageText of={says} as="p" />
      <ButtonLink href={href} variant={variant} of={label} />
    </div>
  </article>
);
