import type { ReactNode } from 'react';
import { ButtonLink, type ButtonVariant } from '../ui/Button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/Icon.tsx';
import { Illustration } from '../ui/Illustration.tsx';
import { ArrowRight } from '../ui/icons/ArrowRight.tsx';
import type { IllustrationName } from '../ui/illustration-sizes.ts';

type CardProps = {
  art: IllustrationName;
  artClass?: string;
  title: string;
  href: string;
  /** The words of the link. */
  label: string;
  children: ReactNode;
};

/** A card that is one link as a whole. The title is said with the link where `label` alone would be vague. */
export const LinkCard = ({
  art,
  artClass,
  title,
  href,
  label,
  wide,
  vague,
  children,
}: CardProps & { wide?: boolean; vague?: boolean }) => (
  <article className={classNames('card card--link', wide && 'card--wide')}>
    <div className="card__art">
      <Illustration name={art} className={artClass} />
    </div>
    <div className="card__body">
      <h3>{title}</h3>
      <p>{children}</p>
      <a className="more" href={href}>
        <span>
          {label}
          {vague && <span className="sr"> about {title}</span>}
        </span>
        <Icon of={ArrowRight} />
      </a>
    </div>
  </article>
);

/** A card that asks for something, with a button. Stands in a `ctas` grid. */
export const ActionCard = ({ art, title, href, label, variant, children }: CardProps & { variant?: ButtonVariant }) => (
  <article className="card">
    <div className="card__art">
      <Illustration name={art} />
    </div>
    <div className="card__body">
      <h3>{title}</h3>
      <p>{children}</p>
      <ButtonLink href={href} variant={variant}>
        {label}
      </ButtonLink>
    </div>
  </article>
);
