// The windows of stories whose layout is what they show, by the names that the toolbar has for them (.storybook/preview.tsx).

const inWindow = (value: 'smallest' | 'phone' | 'tablet' | 'sheet' | 'laptop') => ({
  globals: { viewport: { value, isRotated: false } },
})

/** In the narrowest window that is supported, 320 pixels wide. */
export const onTheSmallest = inWindow('smallest')
/** In a window of 390 by 844 pixels. */
export const onAPhone = inWindow('phone')
/** In a window of 768 by 1024 pixels. */
export const onATablet = inWindow('tablet')
/** In a window of 1280 by 900 pixels. */
export const onALaptop = inWindow('laptop')
/** As it is printed on A4: with the styles of paper, in a window of that size at 96 dpi. Nothing on it can be pressed or heard. */
export const onPaper = {
  globals: { ...inWindow('sheet').globals, medium: 'paper' },
  parameters: { a11y: { test: 'off' as const } },
}
