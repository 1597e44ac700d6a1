import type { TextPlace } from '#contract/places/place.ts';
import { whatWeTakePlaces } from '#contract/places/what-we-take.ts';
import { useSettings } from '../../client/PageAnswersContext.tsx';
import { EditableText } from '../../editing/EditableText.tsx';
import { PageText } from '../../editing/PageText.tsx';
import { usePhoneHref } from '../../shops/PhoneLinks.tsx';

export const AskFirst = ({ of }: { of: TextPlace }) => {
  const { phone } = useSettings().contact;
  const hrefOf = usePhoneHref();
  return (
    <div className="askfirst">
      <EditableText
        of={whatWeTakePlaces.texts['ask-title']}
        as="p"
        show={(content) => (
          <p>
            <b>{content}</b>
          </p>
        )}
      />
      <PageText of={of} as="p" />
      <p>
        Ring <a href={hrefOf(phone)}>{phone}</a> or <a href="/contact?about=question">send us a line</a>, and we will
        tell you.
      </p>
    </div>
  );
};
