type PersonalKind = 'name' | 'email' | 'phone' | 'reference' | 'eircode';

/** Desk search reads only these as words; a data request reads `text` alone. */
export const deskTexts = ['text', 'choice', 'amount'] as const;
type SearchedKind = PersonalKind | (typeof deskTexts)[number];

type FieldKind = SearchedKind | 'yes-no' | 'time' | 'account' | 'id' | 'details';

type Cell = string | number | boolean | null;
type Plain = Cell | undefined;
type Words = string | number | null | undefined;

interface Field<Value> {
  is: FieldKind;
  /** The heading in a CSV file; null if it has no column. */
  column: string | null;
  words?: (value: NonNullable<Value>) => Words | readonly Words[];
  cell?: (value: NonNullable<Value>) => Cell;
  /** Not handed over to the person whose record it is. */
  withheld?: true;
}

type Readable<Value> = NonNullable<Value> extends Plain ? unknown : Unreadable<Value>;
/** A value other than a string, number or boolean needs `words` and `cell`, unless it is not searched or has no column. */
type Unreadable<Value> = ({ is: Exclude<FieldKind, SearchedKind> } | Required<Pick<Field<Value>, 'words'>>) &
  ({ column: null } | Required<Pick<Field<Value>, 'cell'>>);

/**
 * Describes each field of a stored record in the order of its table, for desk search, data requests, exports and CSV
 * files. A description that lacks a field of the stored schema does not compile.
 */
export type RecordDescription<Stored> = {
  readonly [Key in keyof Required<Stored>]: Field<Stored[Key]> & Readable<Stored[Key]>;
};

type AnyField = Field<unknown>;
const fieldsOf = <Stored>(description: RecordDescription<Stored>) =>
  Object.entries(description) as [keyof Stored & string, AnyField][];

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

type WithheldKey<Description> = {
  [Key in keyof Description]: Description[Key] extends { withheld: true } ? Key : never;
}[keyof Description];

export const handedOver = <Stored extends object, Description extends object>(
  description: Description,
  record: Stored,
): Omit<Stored, WithheldKey<Description>> => {
  const fields = description as Record<string, AnyField>;
  return Object.fromEntries(Object.entries(record).filter(([key]) => !fields[key]?.withheld)) as Omit<
    Stored,
    WithheldKey<Description>
  >;
};
