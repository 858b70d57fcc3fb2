/** In place of a library's texts in a language that the product does not use. */
export default function noTexts() {
  return 'export default {};';
}
