import type { TextPlace } from '#contract/places/place.ts';
import { whatWeTakePlaces } from '#contract/places/what-we-take.ts';
import { whatWeTake } from '#contract/words/what-we-take.ts';
import { useSettings } from '../../client/PageAnswersContext.tsx';
import { EditableText } from '../../editing/EditableText.tsx';
import { PageText } from '../../editing/PageText.tsx';
import { T } from '../../language/T.tsx';
import { usePhoneHref } from '../../shops/PhoneLinks.tsx';

export const AskFirst = ({ of }: { of: TextPlace }) => {
  const { phone } = useSettings().contact;
  const hrefOf = usePhoneHref();
  return (
    <div className="askfirst">
      <EditableText
        of={whatWeTakePlaces.texts['ask-title']}
        as="p"
        show={(content, lang) => (
          <p>
            <b lang={lang}>{content}</b>
          </p>
        )}
      />
      <PageText of={of} as="p" />
      <T
        as="p"
        of={whatWeTake.ringOrWrite}
        values={{
          phone: <a href={hrefOf(phone)}>{phone}</a>,
          write: <T as="a" href="/contact?about=question" of={whatWeTake.sendUsALine} />,
        }}
      />
    </div>
  );
};
