// The windows of stories whose layout is what they show, by the names that the toolbar has for them (.storybook/preview.tsx).

const inWindow = (value: 'smallest' | 'phone' | 'tablet' | 'laptop') => ({
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
