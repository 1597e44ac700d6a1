import { useSettings } from '../../client/PageAnswersContext.tsx';
import { Fact, Facts } from '../../layout/Facts.tsx';
import { waysOn } from '../../layout/nav-links.ts';
import { telHref } from '../../shops/contact.ts';
import { Illustration } from '../../ui/Illustration.tsx';
import { Phone } from '../../ui/icons/Phone.tsx';

const ShopPhones = () => (
  <Facts>
    {useSettings().shops.map(({ key, name, phone }) => (
      <Fact key={key} icon={Phone} name={`Shop in ${name}`}>
        {name}: <a href={telHref(phone)}>{phone}</a>
      </Fact>
    ))}
  </Facts>
);

/** Stands where there is no page, with the ways on. */
export const NotFoundPage = () => (
  <section className="section">
    <div className="wrap split">
      <div>
        <div className="head head--close">
          <h1>Page not found</h1>
          <p className="lead">We could not find that page. The road may have moved.</p>
        </div>
        <nav aria-labelledby="ways-on">
          <h2 id="ways-on" className="h3">
            Where to go from here
          </h2>
          <ul className="links links--two mt-sm">
            {waysOn.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <h2 className="h3 mt-lg">Or ring one of our shops</h2>
        <div className="mt-md">
          <ShopPhones />
        </div>
      </div>
      <div className="frame">
        <Illustration name="signpost" first />
      </div>
    </div>
  </section>
);
