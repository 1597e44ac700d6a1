import { notFoundPlaces } from '#contract/places/not-found.ts';
import { notFound } from '#contract/words/not-found.ts';
import { useSettings } from '../../client/PageAnswersContext.tsx';
import { EditableIllustration } from '../../editing/EditableIllustration.tsx';
import { EditableText } from '../../editing/EditableText.tsx';
import { PageText } from '../../editing/PageText.tsx';
import { T } from '../../language/T.tsx';
import { t } from '../../language/t.ts';
import { Fact, Facts } from '../../layout/Facts.tsx';
import { waysOn } from '../../layout/nav-links.ts';
import { PhoneLinks } from '../../shops/PhoneLinks.tsx';

const { texts, images } = notFoundPlaces;

const ShopPhones = () => (
  <Facts>
    {useSettings().shops.map(({ key, name, phone }) => (
      <Fact key={key} icon="phone" name={t(notFound.shopIn, { town: name })}>
        <span>{`${name}: `}</span>
        <PhoneLinks phone={phone} />
      </Fact>
    ))}
  </Facts>
);

export const NotFoundPage = () => (
  <section className="section">
    <div className="wrap split">
      <div>
        <div className="head head--close">
          <T as="h1" of={notFound.title} />
          <PageText of={texts.lead} as="p" className="lead" />
        </div>
        <nav aria-labelledby="ways-on">
          <EditableText
            of={texts['ways-title']}
            show={(content, lang) => (
              <h2 id="ways-on" className="h3" lang={lang}>
                {content}
              </h2>
            )}
          />
          <ul className="links links--two mt-sm">
            {waysOn.map(({ href, label }) => (
              <li key={href}>
                <T as="a" href={href} of={label} />
              </li>
            ))}
          </ul>
        </nav>
        <PageText of={texts['ring-title']} as="h2" className="h3 mt-lg" />
        <div className="mt-md">
          <ShopPhones />
        </div>
      </div>
      <div className="frame">
        <EditableIllustration of={images.head} name="signpost" first sizes="(min-width: 60rem) 30rem, 90vw" />
      </div>
    </div>
  </section>
);
