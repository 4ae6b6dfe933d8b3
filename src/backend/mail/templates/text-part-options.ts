export const textPartOptions = {
  selectors: [
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'h2', options: { uppercase: false } },
    { selector: 'hr', options: { length: 20 } },
    { selector: '.facts', format: 'block', options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
    { selector: '.fact', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'td.label', format: 'inlineSurround', options: { suffix: ': ' } },
    { selector: 'span.label', format: 'inlineSurround', options: { suffix: ':' } },
    { selector: '.value', format: 'inline' },
  ],
};
