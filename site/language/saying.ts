import type { AnyMessage, Message, Values, ValuesOf } from '#contract/words/message.ts';

export interface Saying {
  of: AnyMessage;
  values: Values<string>;
}

export const saying = <Name extends string>(of: Message<Name>, ...[values]: ValuesOf<Name>): Saying => ({
  of,
  values: values ?? {},
});
