/** What people type about themselves: each is compared in a form of its own. */
type PersonalKind = 'name' | 'email' | 'phone' | 'reference' | 'eircode';

/** What desk search reads as words beside it; a data request reads texts alone. */
export const deskTexts = ['text', 'choice', 'amount'] as const;
type SearchedKind = PersonalKind | (typeof deskTexts)[number];

/** What a field is: that says how it is searched, if at all, and how it is written into a table. */
type FieldKind = SearchedKind | 'yes-no' | 'time' | 'account' | 'id' | 'details';

type Cell = string | number | boolean | null;
type Plain = Cell | undefined;
type Words = string | number | null | undefined;

interface Field<Value> {
  is: FieldKind;
  /** The heading of its column in a CSV file; null where it has none. */
  column: string | null;
  /** What is searched in it, where that is not the value itself. */
  words?: (value: NonNullable<Value>) => Words | readonly Words[];
  /** What stands in its column, where that is not the value itself. */
  cell?: (value: NonNullable<Value>) => Cell;
  /** True for what is nothing to the person whose record it is, and is not handed over with it. */
  kept?: true;
}

type Readable<Value> = NonNullable<Value> extends Plain ? unknown : Unreadable<Value>;
/** A value that is no text, number or truth has to say what is searched in it, and what its cell is, if it is or has one. */
type Unreadable<Value> = ({ is: Exclude<FieldKind, SearchedKind> } | Required<Pick<Field<Value>, 'words'>>) &
  ({ column: null } | Required<Pick<Field<Value>, 'cell'>>);

/**
 * The one description of a stored record, a field each, in the order of its table. Desk search, data requests, exports and CSV
 * files read it; one without an entry for every field of the stored schema does not compile.
 */
export type RecordDescription<Stored> = {
  readonly [Key in keyof Required<Stored>]: Field<Stored[Key]> & Readable<Stored[Key]>;
};

type AnyField = Field<unknown>;
const fieldsOf = <Stored>(description: RecordDescription<Stored>) =>
  Object.entries(description) as [keyof Stored & string, AnyField][];

/** Returns what reads the texts of the fields of these kinds out of a record. */
export const createTextsOf = <Stored>(
  description: RecordDescription<Stored>,
  kinds: readonly FieldKind[],
): ((record: Stored) => string[]) => {
  const fields = fieldsOf(description).filter(([, { is }]) => kinds.includes(is));
  return (record) =>
    fields.flatMap(([key, { words }]) => {
      const value = record[key];
      if (value === undefined || value === null) return [];
      const read = words ? words(value) : (value as Words);
      return (Array.isArray(read) ? (read as readonly Words[]) : [read as Words]).flatMap((text) =>
        text === null || text === undefined || text === '' ? [] : String(text),
      );
    });
};

/** The columns of a record's table: each heading, and what kind of cell stands below it. */
export const columnsOf = <Stored>(description: RecordDescription<Stored>) =>
  fieldsOf(description).flatMap(([key, { is, column, cell }]) =>
    column === null
      ? []
      : {
          heading: column,
          is,
          cellOf: (record: Stored): Cell => {
            const value = record[key];
            if (value === undefined || value === null) return null;
            return cell ? cell(value) : (value as Cell);
          },
        },
  );

type KeptKey<Description> = {
  [Key in keyof Description]: Description[Key] extends { kept: true } ? Key : never;
}[keyof Description];

/** A record as it is handed over to the person whose it is: without what is kept. */
export const handedOver = <Stored extends object, Description extends object>(
  description: Description,
  record: Stored,
): Omit<Stored, KeptKey<Description>> => {
  const fields = description as Record<string, AnyField>;
  return Object.fromEntries(Object.entries(record).filter(([key]) => !fields[key]?.kept)) as Omit<
    Stored,
    KeptKey<Description>
  >;
};
