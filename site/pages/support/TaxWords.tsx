import { supportPlaces } from '#contract/places/support.ts';
import { noGiving } from '#contract/settings/giving.ts';
import { pages } from '#contract/words/pages.ts';
import { useSettings } from '../../client/PageAnswersContext.tsx';
import { Line } from '../../editing/Line.tsx';
import { T } from '../../language/T.tsx';

export const TaxWords = () => {
  const { taxRelief } = useSettings().giving ?? noGiving;
  return (
    <div className="panel mt-xl">
      <Line of={supportPlaces.texts['tax-title']} as="h3" />
      {taxRelief ? <T as="p" of={pages.taxRelief} /> : <T as="p" of={pages.taxScheme} />}
      <Line of={supportPlaces.texts['tax-items']} as="p" />
      <T as="p" of={pages.noPpsNumber} />
    </div>
  );
};
