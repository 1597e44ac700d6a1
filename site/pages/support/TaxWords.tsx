import { supportPlaces } from '#contract/places/support.ts';
import { noGiving } from '#contract/settings/giving.ts';
import { useSettings } from '../../client/PageAnswersContext.tsx';
import { Line } from '../../editing/Line.tsx';

/** What is said about tax: only gifts of money count, and nobody asks for a personal public service number. */
export const TaxWords = () => {
  const { taxRelief } = useSettings().giving ?? noGiving;
  return (
    <div className="panel mt-xl">
      <Line of={supportPlaces.texts['tax-title']} as="h3" />
      {taxRelief ? (
        <p>
          If you give €250 or more in money in one year, Revenue may give us tax back on it. It costs you nothing. We
          ask you once for a signed form, by post.
        </p>
      ) : (
        <p>
          There is a scheme for gifts of money of €250 or more in one year. Ask us whether it applies to us: we tell you
          how it stands.
        </p>
      )}
      <Line of={supportPlaces.texts['tax-items']} as="p" />
      <p>We never ask for your PPS number on this site, by e-mail or by phone, and keep none.</p>
    </div>
  );
};
