import { createTextsOf, type RecordDescription } from '#contract/records/description.ts';
import type { SearchedFields } from './searched-record.ts';

export const searchedFieldsOf = <Stored>(
  description: RecordDescription<Stored>,
  textKinds: Parameters<typeof createTextsOf>[1],
): ((record: Stored) => SearchedFields) => {
  const names = createTextsOf(description, ['name']);
  const emails = createTextsOf(description, ['email']);
  const phones = createTextsOf(description, ['phone']);
  const eircodes = createTextsOf(description, ['eircode']);
  const references = createTextsOf(description, ['reference']);
  const texts = createTextsOf(description, textKinds);
  return (record) => ({
    names: names(record),
    emails: emails(record),
    phones: phones(record),
    eircodes: eircodes(record),
    references: references(record),
    texts: texts(record),
  });
};
