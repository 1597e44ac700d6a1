const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** "no", "one", up to "twelve"; undefined above it and between whole numbers. */
export const numberInWords = (count: number): string | undefined => words[count];
