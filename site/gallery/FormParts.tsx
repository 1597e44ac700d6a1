import { useRef, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Dropzone } from '../ui/Dropzone.tsx';
import { ErrorSummary, type SummaryError } from '../ui/ErrorSummary.tsx';
import { FieldError } from '../ui/FieldError.tsx';
import { Camera } from '../ui/icons/Camera.tsx';
import { Package } from '../ui/icons/Package.tsx';
import { Truck } from '../ui/icons/Truck.tsx';
import { PhotoThumb } from '../ui/PhotoThumb.tsx';
import { PictureInput } from '../ui/PictureInput.tsx';
import { Progress } from '../ui/Progress.tsx';
import { RadioTiles, type TileOption } from '../ui/RadioTiles.tsx';
import { LONG_TEXT, LONG_WORD, Section, State } from './Section.tsx';
import { samplePicture } from './sample-picture.ts';

const STEPS = ['About you', 'Your items', 'Getting them to us'] as const;
const photos = [samplePicture('armchair.svg'), samplePicture(`${LONG_WORD}.svg`)];

const deliveries: readonly TileOption<'pickup' | 'shop'>[] = [
  { value: 'pickup', label: 'Pick it up', hint: 'We come to you', icon: Truck },
  { value: 'shop', label: 'Bring it', hint: LONG_TEXT, icon: Package },
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

const ChoosePicture = () => {
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('nothing yet');
  return (
    <>
      <Button small variant="line" onClick={() => input.current?.click()}>
        Choose a picture
      </Button>
      <PictureInput ref={input} label="Picture" onChoose={(file) => setName(file.name)} />
      <p className="hint mt-sm">Chosen: {name}</p>
    </>
  );
};

const Drop = ({ id, hydrated }: { id: string; hydrated: boolean }) => (
  <div className="field">
    <Dropzone
      id={id}
      name={id}
      label="Photos"
      note="Optional"
      icon={Camera}
      button="Choose photos"
      hydrated={hydrated}
      multiple
      onFiles={() => undefined}
    >
      Drop photos here
    </Dropzone>
  </div>
);

/** What forms are made of, besides Field. */
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
    <Section part="Dropzone">
      <State name="hydrated">
        <Drop id="gallery-drop" hydrated />
      </State>
      <State name="without scripts">
        <Drop id="gallery-drop-static" hydrated={false} />
      </State>
    </Section>
    <Section part="PhotoThumb">
      <State name="normal, long words">
        <div className="thumbs">
          {photos.map((file) => (
            <PhotoThumb key={file.name} file={file} onRemove={() => undefined} />
          ))}
        </div>
      </State>
    </Section>
    <Section part="PictureInput">
      <State name="hidden, opened by a button">
        <ChoosePicture />
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
