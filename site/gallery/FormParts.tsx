import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { ErrorSummary, type SummaryError } from '../ui/ErrorSummary.tsx';
import { FieldError } from '../ui/FieldError.tsx';
import { Progress } from '../ui/Progress.tsx';
import { RadioTiles, type TileOption } from '../ui/RadioTiles.tsx';
import { LONG_TEXT, Section, State } from './Section.tsx';

const STEPS = ['About you', 'Your items', 'Getting them to us'] as const;

const deliveries: readonly TileOption<'pickup' | 'shop'>[] = [
  { value: 'pickup', label: 'Pick it up', hint: 'We come to you', icon: 'truck' },
  { value: 'shop', label: 'Bring it', hint: LONG_TEXT, icon: 'package' },
];
const categories: readonly TileOption<'books' | 'toys' | 'furniture'>[] = [
  { value: 'books', label: 'Books', art: 'category-books' },
  { value: 'toys', label: 'Toys', art: 'category-toys' },
  { value: 'furniture', label: 'Furniture', art: 'category-furniture' },
];

const Tiles = <Value extends string>(props: {
  id: string;
  options: readonly TileOption<Value>[];
  start: Value | '';
  columns: 2 | 3;
  error?: string;
}) => {
  const { id, options, start, columns, error } = props;
  const [value, setValue] = useState<Value | ''>(start);
  return (
    <RadioTiles
      id={id}
      name={id}
      legend="How"
      note="Required"
      options={options}
      value={value}
      onChange={setValue}
      columns={columns}
      error={error}
    />
  );
};

const problems: readonly SummaryError[] = [
  { id: 'gallery-name', message: 'Please write your name' },
  { id: 'gallery-category', message: 'Please choose one' },
  { id: 'gallery-drop-static', message: LONG_TEXT },
];

const Summaries = () => {
  const [errors, setErrors] = useState<readonly SummaryError[]>([]);
  const show = (count: number) => setErrors(problems.slice(0, count));
  return (
    <>
      <div className="row">
        <Button small variant="line" onClick={() => show(1)}>
          One error
        </Button>
        <Button small variant="line" onClick={() => show(3)}>
          Three errors
        </Button>
      </div>
      <div className="mt-md">
        <ErrorSummary errors={errors} attempt={errors.length} />
      </div>
    </>
  );
};

export const FormParts = () => (
  <>
    <Section part="FieldError">
      <State name="error">
        <FieldError id="gallery-error" message="Please write your name" />
      </State>
    </Section>
    <Section part="ErrorSummary">
      <State name="takes the focus when it appears" wide>
        <Summaries />
      </State>
    </Section>
    <Section part="RadioTiles">
      <State name="icons and hints, one chosen" wide>
        <Tiles id="gallery-delivery" options={deliveries} start="pickup" columns={2} />
      </State>
      <State name="pictures, error" wide>
        <Tiles id="gallery-category" options={categories} start="" columns={3} error="Please choose one" />
      </State>
    </Section>
    <Section part="Progress">
      {([1, 2, 3] as const).map((step) => (
        <State key={step} name={`step ${step}`}>
          <Progress label={`Gallery, step ${step}`} step={step} steps={STEPS} />
        </State>
      ))}
    </Section>
  </>
);
