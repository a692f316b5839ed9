// The first import of every page: fonts, layer order, both themes, the reset.
import './fonts.css'
import './layers.css.ts'
import './contract.css.ts'
import './global.css.ts'
