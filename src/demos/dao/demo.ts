// The DAO governance demo, as one value: loaded when it is opened.
import { defineDemo } from '../../simulation/LiveDemo.tsx'
import { dao } from './dao.ts'
import { Dao } from './Dao.tsx'

export default defineDemo(dao, Dao)
