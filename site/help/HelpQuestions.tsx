import { helpServiceKeys, helpServices } from '#contract/help/help-services.ts';
import { help } from '#contract/words/help.ts';
import { T } from '../language/T.tsx';
import { useHelpChoices } from '../shops/phone-times.ts';
import type { Elements } from '../ui/elements.ts';
import { Field } from '../ui/Field.tsx';
import { RadioTiles } from '../ui/RadioTiles.tsx';
import { asksFor, control, controlId, serviceOf } from './help-values.ts';
import { serviceDrawings } from './service-drawings.ts';
import type { HelpRequest } from './useHelp.ts';

const services = helpServiceKeys.map((value) => ({
  value,
  label: <T of={helpServices[value].label} />,
  art: serviceDrawings[value],
}));

const Numbered = ({ number, children }: { number: number; children: Elements }) => (
  <span className="qnum">
    <b aria-hidden="true">{number}</b>
    {children}
  </span>
);

export const HelpQuestions = ({ request }: { request: HelpRequest }) => {
  const { values, errors, edit, today } = request;
  const hospitals = useHelpChoices()?.hospitals ?? [];
  const asks = asksFor(values);
  const forALift = values.service === '' && <T of={help.forALift} />;
  return (
    <>
      <RadioTiles
        id={controlId('service')}
        legend={
          <Numbered number={1}>
            <T of={help.whatDoYouNeed} />
          </Numbered>
        }
        name="service"
        columns={5}
        options={services}
        value={serviceOf(values)}
        onChange={(service) => edit('service', service)}
        error={errors.service}
      />
      <fieldset className="field">
        <legend className="label">
          <Numbered number={2}>
            <T of={asks.hospital ? help.whereFromAndTo : help.whereAreYou} />
          </Numbered>
        </legend>
        <div className="cols">
          <Field
            {...control(request, 'from')}
            label={<T of={help.from} />}
            autoComplete="postal-code"
            autoCapitalize="words"
            spellCheck={false}
            maxLength={100}
          />
          {asks.hospital && (
            <div>
              <Field
                {...control(request, 'hospital')}
                label={<T of={help.hospital} />}
                note={forALift}
                hint={<T of={help.hospitalHint} />}
                list="help-hospitals"
                autoComplete="off"
                maxLength={100}
              />
              <datalist id="help-hospitals">
                {hospitals.map((hospital) => (
                  <option key={hospital} value={hospital} />
                ))}
              </datalist>
            </div>
          )}
        </div>
      </fieldset>
      {asks.day && (
        <fieldset className="field">
          <legend className="label">
            <Numbered number={3}>
              <T of={help.whenFirst} />
            </Numbered>
          </legend>
          <div className="cols">
            <Field {...control(request, 'day')} label={<T of={help.day} />} note={forALift} type="date" min={today} />
            {asks.hospital && (
              <Field
                {...control(request, 'time')}
                label={<T of={help.time} />}
                note={<T of={help.ifYouKnow} />}
                type="time"
              />
            )}
          </div>
        </fieldset>
      )}
    </>
  );
};
