/*
 * Sentences that tell a visitor of a finance calculator that something is wrong, each once and spelt as it
 * is fixed. Every package has its own; a test goes over the sources and finds none elsewhere (`ERR-001`).
 */

/** An amount outside its range. Source: `FIN-054`, `D-48` */
export const AMOUNT_OUT_OF_RANGE = 'Cannot be less than {min} or more than {max}'
